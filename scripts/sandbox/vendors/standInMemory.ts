import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { StandInMemory } from './standIn.ts'

/** Keeps a value in a file. Each write replaces the file as a whole, so that a kill leaves the value before it. */
export const fileMemory = (file: string): StandInMemory => ({
  read: () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined),
  write: value => {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(`${file}.new`, JSON.stringify(value), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  },
})

/** Keeps a value until the process ends. */
export const volatileMemory = (): StandInMemory => {
  let text: string | undefined
  return {
    read: () => (text === undefined ? undefined : JSON.parse(text)),
    write: value => {
      text = JSON.stringify(value)
    },
  }
}
