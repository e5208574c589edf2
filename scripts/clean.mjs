// Removes what a build writes, so that a build never ships a file of an older one.
import { rmSync } from 'node:fs'

rmSync(new URL('../dist', import.meta.url), { recursive: true, force: true })
