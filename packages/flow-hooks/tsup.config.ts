import { defineConfig } from 'tsup'

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/club/index.ts',
    'src/accounts/index.ts',
    'src/shell/index.ts',
    'src/history/index.ts',
    'src/lounge/index.ts',
    'src/activities/index.ts',
    'src/content/index.ts',
    'src/games/index.ts',
    'src/identity/index.ts',
    'src/location/index.ts',
    'src/profile/index.ts',
    'src/tickets/index.ts',
    'src/promotions/index.ts',
    'src/rewards/index.ts',
    'src/store/index.ts',
    'src/testing/index.ts',
  ],
  format: ['esm'],
  target: 'es2023',
  splitting: true,
  clean: true,
  dts: false,
  esbuildOptions: options => {
    options.conditions = []
  },
})
