import { describe, expect, it, test } from 'vitest'
import { foldText, wordsOf } from './foldText.ts'
import { textOfHtml } from './textOfHtml.ts'

test.each([
  ['Bäckerei Morgenrot', 'backerei morgenrot'],
  ['Kawiarnia Pod Lipą', 'kawiarnia pod lipa'],
  ['Łódź Straße', 'lodz strasse'],
])('%s is searched as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

it('has the words of a name once', () => {
  expect(wordsOf('Alder & Ash: ash-tray, 24/7')).toEqual(['alder', 'ash', 'tray', '24', '7'])
  expect(wordsOf('&|!:*')).toEqual([])
})

describe('the text of HTML', () => {
  it.each([
    ['<p>Coffee &amp; cake.</p><p>Every day.</p>', 'Coffee & cake.\nEvery day.'],
    ['<script>alert(1)</script>Tea', 'Tea'],
    ['<script>alert(1)', ''],
    ['<img src=x onerror=alert(1)>Tea<ul><li>hot<li>cold</ul>', 'Tea\n• hot\n• cold'],
    ['&lt;b&gt; &#8364; &#x20AC; &#xD800; &unknown;', '<b> € € &unknown;'],
  ])('%s', (html, text) => {
    expect(textOfHtml(html)).toBe(text)
  })
})
