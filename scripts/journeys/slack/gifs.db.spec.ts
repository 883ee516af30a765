import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { appears, blocksOf, sleepless, startHabits } from './startHabits.ts'

const { url } = await createTestDatabase()
const habits = await startHabits(url)
const { sandbox, anna, cleo, left } = habits
afterEach(() => sandbox.faults.clear())
afterAll(() => habits.stop())

const given = /^:tada: You gave/

/** The announcement of a shoutout with these words, once it is there. */
const announced = async (words: string): Promise<string> => {
  const found = () =>
    anna.messagesIn('C1').find(({ text }) => text.includes('thanked') && text.includes(words))
  await expect.poll(found, sleepless).toBeDefined()
  return JSON.stringify(found()?.blocks)
}

/** What the giver reads after a command. */
const answerTo = async (line: string): Promise<string> => {
  const ts = await appears(anna, 'C1', () => anna.runCommand('C1', '/shoutout', line), given)
  return anna.messagesIn('C1').find(message => message.ts === ts)?.text ?? ''
}

describe('a GIF asked for in the line', () => {
  it('is shown under the words, with what can be seen in it', async () => {
    const answer = await answerTo('@ben +1 For the launch gif:rocket')
    expect(answer).not.toContain('GIF')
    const message = await announced('For the launch')
    expect(message).toContain(`"image_url":"${sandbox.url}/gifs/rocket.gif"`)
    expect(message).toContain('"alt_text":"A rocket flies past stars"')
    expect(message).not.toContain('gif:rocket')
  })

  it('that does not exist is left out, and the giver reads so', async () => {
    const answer = await answerTo('@ben +1 For the sheet gif:spreadsheet')
    expect(answer).toContain('No GIF was found for “spreadsheet”, so it goes without one.')
    expect(await announced('For the sheet')).not.toContain('"image"')
  })

  it.each(['serverError', 'rateLimited', 'hang', 'error'] as const)(
    'does not prevent the shoutout when the provider’s answer is %s',
    async answer => {
      sandbox.faults.add({ method: 'gifs.search', answer })
      const before = await left('U1')
      expect(await answerTo(`@ben +1 In spite of ${answer} gif:sun`)).toContain(
        'KLIPY can’t be reached at the moment, so the shoutout goes without a GIF.',
      )
      expect(await announced(`In spite of ${answer}`)).not.toContain('"image"')
      expect(await left('U1')).toBe(before - 1)
    },
  )

  it('that Slack can’t fetch is left out of the announcement', async () => {
    sandbox.faults.add({ method: 'chat.postMessage', answer: 'error', error: 'invalid_blocks' })
    await answerTo('@ben +1 For all that can’t be seen gif:coffee')
    expect(await announced('For all that can’t be seen')).not.toContain('"image"')
  })
})

describe('a GIF chosen in the form', () => {
  const gif = { blockId: 'gif', actionId: 'gif' }

  /** Opens the form with a line and searches there. */
  const searchIn = async (line: string, words: string) => {
    await cleo.runCommand('C1', '/shoutout', line)
    await expect.poll(() => blocksOf(cleo), sleepless).toContain('Search KLIPY')
    const viewId = cleo.view()?.id ?? ''
    const found = await cleo.suggest({ viewId, ...gif }, words)
    return { viewId, options: found && 'options' in found ? found.options : [] }
  }

  it('is searched, looked at and given', async () => {
    const { viewId, options } = await searchIn('@ben For the morning', 'morning')
    expect(options.map(({ text }) => text.text)).toEqual([
      'A cup of coffee steams',
      'A sun shines over a hill',
    ])

    const chosen = { type: 'external_select', selected_option: options[1] }
    await cleo.act({ viewId, ...gif }, chosen, { gif: { gif: chosen } })
    await expect.poll(() => blocksOf(cleo), sleepless).toContain('/gifs/sun.gif')

    const points = cleo.view()?.blocks.find(({ block_id }) => block_id?.startsWith('points.'))?.block_id ?? ''
    await cleo.submitView({
      [points]: { points: { type: 'number_input', value: '5' } },
      gif: { gif: chosen },
    })
    expect(await announced('For the morning')).toContain('/gifs/sun.gif')
  })

  it('that Slack can’t fetch keeps no form from being shown: it is shown without', async () => {
    const { viewId, options } = await searchIn('@ben +5 ', 'sun')
    const chosen = { type: 'external_select', selected_option: options[0] }
    const people = { type: 'multi_users_select', selected_users: ['U2', 'U1'] }
    sandbox.faults.add({ method: 'views.update', answer: 'error', error: 'invalid_arguments' })
    await cleo.act({ viewId, ...gif }, chosen, { gif: { gif: chosen }, recipients: { recipients: people } })
    await expect.poll(() => blocksOf(cleo), sleepless).toContain('"initial_users":["U2","U1"]')
    expect(blocksOf(cleo)).not.toContain('gifPreview')
    await cleo.closeView()
  })

  it('stays with a draft that could not be sent', async () => {
    const refused = () => cleo.runCommand('C1', '/shoutout', '@ben +9999 For everything gif:heart')
    const ts = await appears(cleo, 'C1', refused, /^Not sent yet/)
    await cleo.act({ channelId: 'C1', messageTs: ts, actionId: 'openShoutoutDraft' })
    await expect.poll(() => blocksOf(cleo), sleepless).toContain('"value":"* heart"')
    await cleo.closeView()
  })
})

describe('where no provider is set up', () => {
  it('nothing is offered, and a request for a GIF gets a polite answer', async () => {
    const { url: otherUrl } = await createTestDatabase()
    const without = await startHabits(otherUrl, { hasGifs: false })
    try {
      const line = '@ben +1 For the launch gif:rocket'
      const giving = () => without.anna.runCommand('C1', '/shoutout', line)
      await appears(without.anna, 'C1', giving, /GIFs aren’t set up here, so it goes without one\./)
      await without.anna.runCommand('C1', '/shoutout', '@ben gif:rocket For the next one')
      await expect.poll(() => blocksOf(without.anna), sleepless).toContain('GIFs aren’t set up here')
      expect(blocksOf(without.anna)).not.toContain('external_select')
    } finally {
      await without.stop()
    }
  })
})
