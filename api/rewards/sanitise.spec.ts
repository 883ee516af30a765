import { describe, expect, test } from 'vitest'
import { sanitise } from './sanitise.ts'

describe('a description', () => {
  test('keeps paragraphs, lists, tables and emphasis', () => {
    const html = '<p>Soft <strong>wool</strong></p><ul><li>Warm</li></ul><table><tr><td>S</td></tr></table>'
    expect(sanitise(html)).toBe(html)
  })

  test('opens links elsewhere, without a way back', () => {
    expect(sanitise('<a href="https://shop.example/a" onclick="x()">Shop</a>')).toBe(
      '<a href="https://shop.example/a" rel="noopener noreferrer nofollow" target="_blank">Shop</a>',
    )
  })

  test.each([
    ['a script', '<script>alert(1)</script>Hello', 'Hello'],
    ['a handler', '<p onmouseover="alert(1)">Hello</p>', '<p>Hello</p>'],
    ['a style', '<p style="position:fixed" class="x">Hello</p><style>p{}</style>', '<p>Hello</p>'],
    ['an image', '<img src=x onerror=alert(1)>Hello', 'Hello'],
    ['a form', '<form action="/v1/user"><input name="a">Hello</form>', 'Hello'],
    ['a frame', '<iframe src="https://evil.example"></iframe>Hello', 'Hello'],
    ['an SVG with a script', '<svg><script>alert(1)</script></svg>Hello', 'Hello'],
    ['an unclosed tag', '<p><b>Hello', '<p><b>Hello</b></p>'],
  ])('loses %s', (_, html, safe) => {
    expect(sanitise(html)).toBe(safe)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
  ])('loses the address %j of a link', address => {
    expect(sanitise(`<a href="${address}">Hello</a>`)).not.toMatch(/href/)
  })

  test('is cut when it is endless, and stays well-formed', () => {
    const safe = sanitise(`<p>${'long '.repeat(100_000)}</p>`)
    expect(safe.length).toBeLessThan(51_000)
    expect(safe.endsWith('</p>')).toBe(true)
  })

  test('of plain text stays as it is, with its signs escaped', () => {
    expect(sanitise('5 < 6 & 7 > 6')).toBe('5 &lt; 6 &amp; 7 &gt; 6')
  })
})
