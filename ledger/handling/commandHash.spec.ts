import { createSecretKey, hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../log/canonicalJson.ts'
import { byAdmin, idOf } from '../testing/testCommand.ts'
import { createCommandHash } from './commandHash.ts'

const keyOf = (text: string) => createSecretKey(Buffer.alloc(32, text))
const command = (reason: string) => ({
  type: 'adjustPoints',
  ...byAdmin(),
  data: { memberId: idOf('Ann'), account: 'redeemable', points: 5, reason },
})

describe('the hash of a command', () => {
  it('recognises the same intent, and no other', () => {
    const commandHash = createCommandHash(keyOf('ours'))
    const recorded = commandHash(command('Thx'))
    const later = { ...command('Thx'), occurredAt: '2026-03-11T12:00:00.000Z' }
    expect(commandHash(later)).toBe(recorded)
    expect(commandHash(command('Thanks'))).not.toBe(recorded)
  })

  it('cannot be found by guessing without the key', () => {
    const { type, teamId, actor, data } = command('Thx')
    const recorded = createCommandHash(keyOf('ours'))(command('Thx'))
    expect(recorded).not.toBe(hash('sha256', canonicalJson({ type, teamId, actor, data })))
    expect(createCommandHash(keyOf('theirs'))(command('Thx'))).not.toBe(recorded)
  })
})
