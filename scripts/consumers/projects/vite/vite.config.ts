import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // With older targets `light-dark()` would be resolved on <html>: a scheme on a container would do nothing.
  build: { cssTarget: ['chrome123', 'firefox125', 'safari17.5'] },
})
