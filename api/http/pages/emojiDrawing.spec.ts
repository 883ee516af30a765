import { emojiAddress, emojiPath } from '@laurel/contract/browser/emoji.ts'
import set from '@twemoji/svg/package.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import names from '../../team/emoji/slackEmojiNames.json' with { type: 'json' }
import { emojiDrawing } from './emojiDrawing.ts'

const drawn = async (key: string): Promise<string | undefined> => (await emojiDrawing(key))?.toString()
const keyOf = (emoji: string): string =>
  decodeURIComponent(emojiAddress(emoji).slice(emojiPath.length + 1, -4))

describe('the drawing of an emoji', () => {
  it('is the same by the name of Slack and as a character', async () => {
    expect(await drawn('coffee')).toMatch(/^<svg /)
    for (const [name, emoji] of [
      ['coffee', '☕'],
      ['desert_island', '🏝️'],
      ['female-technologist', '👩‍💻'],
      ['+1', '👍'],
      ['heart', '❤️'],
      ['keycap_star', '*️⃣'],
    ] as const)
      expect(await drawn(keyOf(emoji)), name).toBe(await drawn(name))
  })

  it('exists for every name', async () => {
    const missing = await Promise.all(
      Object.keys(names).map(async name => ((await emojiDrawing(name)) === undefined ? [name] : [])),
    )
    expect(missing.flat()).toEqual([])
  })

  it.each(['juniper', '', '..', '../package', 'constructor', '__proto__', 'ffffff'])(
    'does not exist for “%s”',
    async key => {
      expect(await emojiDrawing(key)).toBeUndefined()
    },
  )

  it('has its version in its address', () => {
    expect(emojiPath).toBe(`/emoji/twemoji-${set.version}`)
  })
})
