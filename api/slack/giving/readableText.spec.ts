import { expect, it } from 'vitest'
import { messageLengthMax } from './limits.ts'
import { nameMentions } from './readableText.ts'

const nameOf = (slackUserId: string) => (slackUserId === 'U1' ? 'Ann Amber' : undefined)

it('replaces mentions with names, and keeps unknown ids', () => {
  expect(nameMentions('With <@U1> and <@U2>', nameOf)).toBe('With @Ann Amber and <@U2>')
})

it('keeps all mentions if names would make the message too long', () => {
  const message = `<@U1>${'x'.repeat(messageLengthMax - 5)}`
  expect(nameMentions(message, nameOf)).toBe(message)
})
