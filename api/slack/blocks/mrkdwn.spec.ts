import { describe, expect, it } from 'vitest'
import { escapeMrkdwn, quote, sectionLengthMax } from './mrkdwn.ts'

describe('text in a message', () => {
  it('can neither mention a person nor call a channel', () => {
    expect(escapeMrkdwn('<!channel> <@U1> <https://x|y> & co')).toBe(
      '&lt;!channel&gt; &lt;@U1&gt; &lt;https://x|y&gt; &amp; co',
    )
  })

  it('quotes line by line', () => {
    expect(quote('One\n\n<two>', 3)).toEqual(['>One\n>\n>&lt;two&gt;'])
  })

  it('is cut into sections without tearing an entity apart, and says where it ends', () => {
    const pieces = quote('&'.repeat(3000), 2)
    expect(pieces).toHaveLength(2)
    for (const piece of pieces) {
      expect(piece.length).toBeLessThanOrEqual(sectionLengthMax)
    }
    expect(pieces[0]).toMatch(/^>(&amp;)+$/)
    expect(pieces[1]).toMatch(/…$/)
  })
})
