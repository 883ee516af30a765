import { expect, test } from 'vitest'
import { parseMarkdown } from './parseMarkdown.ts'

test.each([
  [
    '*bold* and _it_',
    [{ kind: 'bold', children: [text('bold')] }, text(' and '), { kind: 'italic', children: [text('it')] }],
  ],
  [
    '<@U1|anna> in <#C1|general>',
    [{ kind: 'user', id: 'U1', text: 'anna' }, text(' in '), { kind: 'channel', id: 'C1', text: 'general' }],
  ],
  ['<https://a.test/?x=1&amp;y=2|here>', [{ kind: 'link', url: 'https://a.test/?x=1&y=2', text: 'here' }]],
  ['a &lt;b&gt; &amp;amp;', [text('a <b> &amp;')]],
  ['`*not bold*`', [{ kind: 'code', children: [text('*not bold*')] }]],
  ['&gt; quoted', [{ kind: 'quote', children: [text('quoted')] }]],
  ['<!subteam^S1|@makers>', [{ kind: 'broadcast', name: 'makers' }]],
  ['at 10:30:45 :tada:', [text('at 10:30:45 '), { kind: 'emoji', name: 'tada' }]],
  ['2*3*4 and snake_case_name', [text('2*3*4 and snake_case_name')]],
])('%s', (written, tree) => {
  expect(parseMarkdown(written)).toEqual(tree)
})

test('an address that is not one of the web is text, not a link', () => {
  expect(parseMarkdown('<javascript:alert(1)|click>')).toEqual([text('<javascript:alert(1)|click>')])
})

function text(content: string) {
  return { kind: 'text', text: content }
}
