import { describe, expect, it } from 'vitest'
import { announcingChannel } from './announcingChannel.ts'

const channel = (channelId: string, memberCount: number, isTheirs: boolean) => ({
  channelId,
  memberCount,
  isTheirs,
})

describe('the channel of a celebration', () => {
  it('is the largest that the member is in', () => {
    const channels = [channel('a', 5, true), channel('b', 9, true), channel('c', 99, false)]
    expect(announcingChannel(channels)).toBe('b')
  })

  it('is the largest if the member is in none', () => {
    expect(announcingChannel([channel('a', 5, false), channel('b', 9, false)])).toBe('b')
  })

  it('does not depend on the order of equal channels', () => {
    const [one, other] = [channel('a', 5, true), channel('b', 5, true)]
    expect(announcingChannel([other, one])).toBe(announcingChannel([one, other]))
  })

  it('does not exist without channels', () => {
    expect(announcingChannel([])).toBeUndefined()
  })
})
