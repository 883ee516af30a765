import { describe, expect, it } from 'vitest'
import { parseNomination } from './parseNomination.ts'

const read = (text: string) => parseNomination(text, 'U0')

describe('a line of /nominate', () => {
  it.each([
    ['<@U1|ann> for always being there', 'for always being there'],
    ['<@U1>, helped <@U2> with the launch', 'helped <@U2> with the launch'],
    ['Always there when it counts <@U1>', 'Always there when it counts'],
    ['<@U1> &lt;3 &amp; more', '<3 & more'],
  ])('%s names one colleague and says why', (text, message) => {
    expect(read(text)).toEqual({ recipients: ['U1'], message, problems: [] })
  })

  it.each([
    ['<@U1>', ['NO_MESSAGE']],
    ['for always being there', ['NO_RECIPIENTS']],
    ['<@U1> and <@U2> for the launch', ['SEVERAL_NAMED']],
    ['<@U0> because I am great', ['GIVER_NAMED']],
    ['@ann for the launch', ['NAME_NOT_FOUND']],
    ['<!here> thanks', ['EVERYONE_NAMED']],
    ['<!subteam^S1|@devs> thanks', ['USER_GROUP_UNREADABLE']],
    [`<@U1> ${'a'.repeat(3001)}`, ['MESSAGE_TOO_LONG']],
  ])('%s lacks something', (text, codes) => {
    expect(read(text).problems.map(({ code }) => code)).toEqual(codes)
  })
})
