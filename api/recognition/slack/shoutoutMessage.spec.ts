import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../slack/speech/testing/speeches.ts'
import {
  personalShoutoutMessage,
  recalledMessage,
  type ShoutoutWords,
  shoutoutMessage,
} from './shoutoutMessage.ts'

const announcement: ShoutoutWords = {
  giver: { slackUserId: 'U1', name: 'Ann' },
  recipients: [
    { slackUserId: 'U2', name: 'Ben' },
    { slackUserId: null, name: 'Cem <!here>' },
  ],
  pointsEach: 10,
  value: 'R&D',
  message: 'You saved the release.\nThank you <!channel>!',
  attachment: null,
}

const sizeOf = (value: unknown): number => JSON.stringify(value).length

describe('the announcement of a shoutout', () => {
  it('says who thanked whom, in whose words, with what', () => {
    expect(shoutoutMessage(inEnglish, announcement)).toEqual({
      text: '<@U1> thanked <@U2> and *Cem &lt;!here&gt;*: +10 points each for #R&amp;D. You saved the release.\nThank you &lt;!channel&gt;!',
      blocks: [
        {
          type: 'section',
          text: { type: 'mrkdwn', text: ':raised_hands: <@U1> thanked <@U2> and *Cem &lt;!here&gt;*' },
        },
        {
          type: 'section',
          text: { type: 'mrkdwn', text: '>You saved the release.\n>Thank you &lt;!channel&gt;!' },
        },
        {
          type: 'context',
          elements: [
            { type: 'mrkdwn', text: '*+10 points each*' },
            { type: 'mrkdwn', text: '*#R&amp;D*' },
          ],
        },
        {
          type: 'actions',
          elements: [
            {
              type: 'button',
              action_id: 'sayThanksToo',
              text: { type: 'plain_text', text: 'Say thanks too' },
              value: 'U2',
            },
          ],
        },
      ],
    })
  })

  it('stays within what Slack takes, whatever was written to however many', () => {
    const recipients = Array.from({ length: 200 }, (_, index) => ({ slackUserId: `U0${index}`, name: '' }))
    const { blocks, text } = shoutoutMessage(inEnglish, {
      ...announcement,
      recipients,
      message: '&\n'.repeat(1500),
    })
    expect(sizeOf(blocks)).toBeLessThan(13_200)
    for (const block of blocks)
      if (block.type === 'section') expect(block.text?.text.length).toBeLessThanOrEqual(3000)
    expect(text.length).toBeLessThan(4000)
    const [button] = blocks.flatMap(block => (block.type === 'actions' ? block.elements : []))
    expect(button?.type === 'button' && button.value?.length).toBeLessThanOrEqual(2000)
  })

  it('has a button to thank the same people only where others read it', () => {
    const unknown = [{ slackUserId: null, name: 'Cem' }]
    expect(
      JSON.stringify(shoutoutMessage(inEnglish, { ...announcement, recipients: unknown })),
    ).not.toContain('thanks too')
    expect(
      JSON.stringify(personalShoutoutMessage(inEnglish, announcement, 'https://l.example')),
    ).not.toContain('thanks too')
    expect(JSON.stringify(recalledMessage(inEnglish, announcement))).not.toContain('thanks too')
  })

  it('speaks to one recipient where there is no channel', () => {
    const { text, blocks } = personalShoutoutMessage(
      inEnglish,
      { ...announcement, pointsEach: 1, value: null },
      'https://l.example/redeem',
    )
    expect(text).toMatch(/^<@U1> thanked you: \+1 point\. You saved/)
    expect(JSON.stringify(blocks)).toContain('<https://l.example/redeem|See your rewards>')
  })

  it('shows the GIF under the words, with what can be seen in it', () => {
    const attachment = {
      type: 'KLIPY_GIF',
      mediaUrl: 'https://gifs.example/confetti.gif',
      width: 200,
      height: 150,
      altText: 'Confetti falls',
    } as const
    const picture = {
      type: 'image',
      image_url: 'https://gifs.example/confetti.gif',
      alt_text: 'Confetti falls',
    }
    const words = { ...announcement, attachment }
    expect(shoutoutMessage(inEnglish, words).blocks[2]).toEqual(picture)
    expect(personalShoutoutMessage(inEnglish, words, 'https://l.example/redeem').blocks[2]).toEqual(picture)
    const forgotten = { ...attachment, mediaUrl: null, altText: '' }
    expect(shoutoutMessage(inEnglish, { ...announcement, attachment: forgotten }).blocks).toHaveLength(4)
    expect(JSON.stringify(recalledMessage(inEnglish, words))).not.toContain('confetti')
  })

  it('leaves neither words nor amount when it was taken back', () => {
    expect(JSON.stringify(recalledMessage(inEnglish, announcement))).not.toMatch(/release|10/)
  })
})
