import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['test/laws/**/*.test.ts'], setupFiles: ['test/setup.ts'], testTimeout: 600_000 },
})
