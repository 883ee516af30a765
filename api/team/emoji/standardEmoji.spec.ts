import { describe, expect, it } from 'vitest'
import { standardEmoji, withEmoji } from './standardEmoji.ts'

describe('standard emoji', () => {
  it('are known by their names in Slack', () => {
    expect(['tada', 'herb', '+1', 'thumbsup', 'raised_hands'].map(name => standardEmoji.get(name))).toEqual([
      '🎉',
      '🌿',
      '👍',
      '👍',
      '🙌',
    ])
    expect(standardEmoji.has('nonsense')).toBe(false)
  })

  it('are pictures, also where their sign is text by itself', () => {
    expect(['heart', 'one'].map(name => standardEmoji.get(name))).toEqual(['❤️', '1️⃣'])
  })

  it('replace their names in a text, and leave other names and times alone', () => {
    expect(withEmoji(':tada: for you :wave::skin-tone-3: :our_own: at 10:30:15')).toBe(
      '🎉 for you 👋 :our_own: at 10:30:15',
    )
  })
})
