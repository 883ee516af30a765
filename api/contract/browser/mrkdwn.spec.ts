import { expect, it } from 'vitest'
import { type MrkdwnNode, parseMrkdwn } from './mrkdwn.ts'

const written = (nodes: readonly MrkdwnNode[]): string =>
  nodes
    .map(node =>
      'children' in node
        ? `<${node.kind} ${written(node.children)}>`
        : node.kind === 'text'
          ? node.text
          : `<${node.kind} ${node.text}>`,
    )
    .join('')

it.each([
  ['Thank a colleague *today* :tada:', 'Thank a colleague <bold today> <emoji :tada:>'],
  [
    '*Bold with _italic_ :herb:* and ~old~',
    '<bold Bold with <italic italic> <emoji :herb:>> and <struck old>',
  ],
  ['Type `/shoutout *you*`', 'Type <code /shoutout *you*>'],
  ['2*3*4, snake_case_name, a * b * c', '2*3*4, snake_case_name, a * b * c'],
  [':raised_hands: and :point_up:', '<emoji :raised_hands:> and <emoji :point_up:>'],
  ['*one\nline*', '*one\nline*'],
  ['', ''],
])('“%s” reads %s', (text, expected) => {
  expect(written(parseMrkdwn(text))).toBe(expected)
})
