import { describe, expect, it } from 'vitest'
import { emojiAddress, piecesOf } from './emoji.ts'

describe('the address of an emoji', () => {
  it.each([
    [':coffee:', 'coffee'],
    ['palm_tree', 'palm_tree'],
    [':+1:', '%2B1'],
    ['☕', '2615'],
    ['☕️', '2615'],
    ['🏝️', '1f3dd'],
    ['👩‍💻', '1f469-200d-1f4bb'],
    ['❤️‍🔥', '2764-fe0f-200d-1f525'],
    ['🇩🇪', '1f1e9-1f1ea'],
  ])('%s is %s', (emoji, key) => {
    expect(emojiAddress(emoji)).toBe(`/emoji/twemoji-15.0.0/${key}.svg`)
  })
})

describe('a message', () => {
  const emojiIn = (text: string) =>
    piecesOf(text).flatMap(piece => (piece.kind === 'emoji' ? [piece.text] : []))

  it.each([
    ['Well done :tada:!', [':tada:']],
    [':raised_hands: :+1::100:', [':raised_hands:', ':+1:', ':100:']],
    ['The train at 10:30:15, or 10:30', []],
    ['https://laurel.example:443/a:b', []],
    ['Danke 🎉👩‍💻 ❤️ 1️⃣ 🇩🇪', ['🎉', '👩‍💻', '❤️', '1️⃣', '🇩🇪']],
    ['12 # *', []],
  ])('“%s” has %j', (text, emoji) => {
    expect(emojiIn(text)).toEqual(emoji)
    expect(
      piecesOf(text)
        .map(piece => piece.text)
        .join(''),
    ).toBe(text)
  })
})
