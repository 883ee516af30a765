import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { describe, expect, test } from 'vitest'
import { laurelPageOf } from './laurelPage.ts'

const origin = 'https://laurel.example'
const id = derivedId('award', 'Lighthouse')

describe('a link leads to', () => {
  test.each([
    ['/redeem', { kind: 'portal' }],
    ['/redeem?token=once', { kind: 'portal' }],
    [`/awards/${id}`, { kind: 'award', awardId: id }],
    [`/recognition/${id}/show`, { kind: 'channel', channelId: id }],
    ['/awards', { kind: 'admin', part: 'awards' }],
    ['/recognition/settings', { kind: 'admin', part: 'recognition' }],
    [`/users/${id}`, { kind: 'admin', part: 'users' }],
  ])('%s', (path, page) => expect(laurelPageOf(`${origin}${path}`, origin)).toEqual(page))
})

describe('no preview has', () => {
  test.each([
    `${origin}/`,
    `${origin}/login?token=once`,
    `${origin}/v1/team/awards`,
    `${origin}/constructor`,
    'https://laurel.example.attacker.example/redeem',
    'http://laurel.example/redeem',
    'no address',
  ])('%s', link => expect(laurelPageOf(link, origin)).toBeUndefined())
})
