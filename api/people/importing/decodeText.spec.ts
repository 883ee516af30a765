import { describe, expect, it } from 'vitest'
import { decodeText } from './decodeText.ts'

const text = 'email,newhire_message\nann@a.test,Grüße €'
const utf16 = (mark: boolean) => Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le')
const windows1252 = Buffer.from([...Buffer.from(text.slice(0, -1), 'latin1'), 0x80])

describe('the text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, little-endian', utf16(true)],
    ['UTF-16, big-endian', utf16(true).swap16()],
    ['UTF-16 without a mark', utf16(false)],
    ['Windows-1252', windows1252],
  ])('is read from %s', (_name, bytes) => {
    expect(decodeText(bytes)).toEqual({ kind: 'text', text })
  })

  it('is refused when it has two encodings', () => {
    const mixed = Buffer.concat([Buffer.from('name\nZoë\n'), Buffer.from('Zo\u00EB\n', 'latin1')])
    expect(decodeText(mixed)).toEqual({
      kind: 'unreadable',
      problem:
        'The file has two encodings. Line 2 is UTF-8, but line 3 is not. Save the file as UTF-8 and import it again.',
    })
    const marked = Buffer.concat([Buffer.from('\uFEFFname\n'), Buffer.from('Zo\u00EB\n', 'latin1')])
    expect(decodeText(marked)).toMatchObject({ problem: expect.stringContaining('but line 2 is not') })
  })

  it('is refused when it is none', () => {
    expect(decodeText(Buffer.from([0x47, 0x49, 0x46, 0x81, 0x00]))).toMatchObject({ kind: 'unreadable' })
  })
})
