import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { dropStaleNote, readPostmaster } from './postmaster.ts'

const data = mkdtempSync(join(tmpdir(), 'laurel-note-'))
const note = join(data, 'postmaster.pid')
afterEach(() => rmSync(note, { force: true }))

const write = (pid: number) => writeFileSync(note, [pid, data, 0, 5432, '', '', '', 'ready'].join('\n'))

describe('what a server noted of itself', () => {
  it('counts for nothing when another program has its number', () => {
    write(process.pid)
    expect(readPostmaster(data)).toBeUndefined()
    dropStaleNote(data)
    expect(existsSync(note)).toBe(false)
  })

  it('counts for nothing when the process has ended, although its exit code was not read', async () => {
    // The shell becomes a program that never asks after the child it was left with.
    const parent = spawn('sh', [
      '-c',
      'cp "$(command -v true)" "$0/postgres"; "$0/postgres" & echo $!; exec sleep 30',
      data,
    ])
    const [line] = await once(parent.stdout, 'data')
    const pid = Number(String(line).trim())
    write(pid)
    await expect.poll(() => readPostmaster(data)).toBeUndefined()
    dropStaleNote(data)
    expect(existsSync(note)).toBe(false)
    parent.kill()
  })

  it('is left alone while it may be about to be filled in, and dropped when it never is', () => {
    writeFileSync(note, '')
    dropStaleNote(data)
    expect(existsSync(note)).toBe(true)
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(note, longAgo, longAgo)
    dropStaleNote(data)
    expect(existsSync(note)).toBe(false)
  })
})
