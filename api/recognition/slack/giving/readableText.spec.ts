import { expect, it } from 'vitest'
import { messageLengthMax } from './limits.ts'
import { nameMentions } from './readableText.ts'

const nameOf = (slackUserId: string) => (slackUserId === 'U1' ? 'Ann Amber' : undefined)

it('names whom a text mentions, and leaves whom nobody knows', () => {
  expect(nameMentions('With <@U1> and <@U2>', nameOf)).toBe('With @Ann Amber and <@U2>')
})

it('names nobody where the message would not fit any more: it is given as it was typed', () => {
  const message = `<@U1>${'x'.repeat(messageLengthMax - 5)}`
  expect(nameMentions(message, nameOf)).toBe(message)
})
