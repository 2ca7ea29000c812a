import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The wrapper for partners with a React site. */
export default defineConfig({
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: 'dist/react',
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry: 'src/react/LuckyLoungeWidget.tsx', formats: ['es'], fileName: () => 'index.js' },
    // A directive in a source file is lost in a bundle.
    rolldownOptions: { external: [/^react($|\/)/], output: { banner: "'use client'" } },
  },
})
