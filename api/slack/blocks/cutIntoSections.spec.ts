import { describe, expect, it } from 'vitest'
import { cutIntoSections } from './cutIntoSections.ts'
import { sectionLengthMax } from './mrkdwn.ts'

describe('words for the sections of a message', () => {
  it('stay together where they fit', () => {
    expect(cutIntoSections('Happy birthday, <@U1>!')).toEqual(['Happy birthday, <@U1>!'])
    expect(cutIntoSections('')).toEqual([''])
  })

  it('are cut between words, and none is lost', () => {
    const long = 'Thank you, <@U1>! '.repeat(300)
    const pieces = cutIntoSections(long)
    expect(pieces.length).toBe(2)
    expect(pieces.join('')).toBe(long)
    for (const piece of pieces) {
      expect(piece.length).toBeLessThanOrEqual(sectionLengthMax)
      expect(piece.endsWith(' ')).toBe(true)
    }
  })

  it('are never cut within an entity, and end with an ellipsis where no message could hold them', () => {
    const pieces = cutIntoSections('&amp;'.repeat(3000))
    expect(pieces.length).toBe(4)
    for (const piece of pieces) expect(piece.replaceAll('&amp;', '').replace('…', '')).toBe('')
    expect(pieces.at(-1)?.endsWith('…')).toBe(true)
  })
})
