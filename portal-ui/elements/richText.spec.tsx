// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RichText } from './RichText.tsx'

afterEach(cleanup)

const shown = (html: string): string => render(<RichText html={html} />).container.innerHTML

it('shows paragraphs, lists and emphasis of a description', () => {
  const html = shown('<div><p>A <b>warm</b> hat</p><ul><li>Wool</li></ul></div>')
  expect(html).toContain('<p>A <strong>warm</strong> hat</p><ul><li>Wool</li></ul>')
})

it.each([
  ['<script>alert(1)</script>', 'alert'],
  ['<img src=x onerror="alert(1)">', 'alert'],
  ['<p onclick="alert(1)">Hat</p>', 'alert'],
  ['<a href="javascript:alert(1)">Hat</a>', 'alert'],
  ['<svg><script>alert(1)</script></svg>', 'alert'],
  ['<iframe src="https://evil.example"></iframe>', 'evil'],
  ['<p style="position:fixed">Hat</p>', 'fixed'],
])('leaves nothing that runs or hides the page of %s', (html, forbidden) => {
  expect(shown(html)).not.toContain(forbidden)
})

it('opens links in another tab that knows nothing of this one', () => {
  expect(shown('<a href="https://shop.example">Shop</a>')).toContain(
    '<a href="https://shop.example" target="_blank" rel="noopener noreferrer nofollow">Shop</a>',
  )
})
