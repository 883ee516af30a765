import { describe, expect, it } from 'vitest'
import { isSlackEnvelope } from './slackEnvelope.ts'

const command = { command: '/shoutout', text: '', user_id: 'U1', team_id: 'T1', trigger_id: '1.2.3' }
const event = { type: 'event_callback', team_id: 'T1', event: { type: 'app_home_opened', user: 'U1' } }
const click = {
  type: 'block_actions',
  user: { id: 'U1' },
  team: null,
  enterprise: { id: 'E1' },
  actions: [{ type: 'button', action_id: 'give' }],
}

describe('a request of Slack', () => {
  it.each([command, event, click])('has a known shape: %o', body => {
    expect(isSlackEnvelope(body)).toBe(true)
  })

  it.each([
    {},
    { command: '/shoutout' },
    { ...command, user_id: '\u0000' },
    { ...event, event: null },
    { ...click, user: null },
    { ...click, actions: [null] },
    { ...click, view: 'text' },
    { ...click, type: 'unheard_of' },
  ])('is nothing else: %o', body => {
    expect(isSlackEnvelope(body)).toBe(false)
  })
})
