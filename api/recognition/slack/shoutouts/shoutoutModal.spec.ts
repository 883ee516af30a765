import { describe, expect, it } from 'vitest'
import { completeForm, readForm } from './readShoutoutForm.ts'
import type { ShoutoutFormData } from './shoutoutFormData.ts'
import { costInWords, emptyDraft, shoutoutModal, valueKey } from './shoutoutModal.ts'
import { draft, fixed, formData, general, placeOf, team } from './testing/formData.ts'

const modal = (given: Partial<ShoutoutFormData> = {}, filled = draft, notes: string[] = []) =>
  shoutoutModal({ formData: { ...formData, ...given }, draft: filled, notes, privateMetadata: '{}' })
const textOf = (view: ReturnType<typeof modal>) => JSON.stringify(view.blocks)

describe('the form of a shoutout', () => {
  it('is filled with what was understood', () => {
    const text = textOf(modal())
    expect(text).toContain('"initial_users":["U1","U2"]')
    expect(text).toContain('"initial_value":"10"')
    expect(text).toContain(`"initial_option":{"text":{"type":"plain_text","text":"#Teamwork"`)
    expect(text).toContain('"initial_value":"Thanks!"')
  })

  it('offers the amounts of the channel where it has some', () => {
    const text = textOf(modal({ place: fixed, places: [fixed] }))
    expect(text).toContain('"text":"+5"')
    expect(text).not.toContain('number_input')
  })

  it('asks for the channel only if there is a choice', () => {
    expect(textOf(modal())).not.toContain('Where?')
    expect(textOf(modal({ places: [general, fixed], place: undefined }))).toContain('Where?')
  })

  it('offers as many channels as a select holds, the one that is meant among them', () => {
    const others = Array.from({ length: 100 }, (_, index) => placeOf(`#channel-${index}`))
    const text = textOf(modal({ places: [general, ...others], place: general }))
    expect(text.match(/"text":"#(general|channel-)/g)).toHaveLength(101)
    expect(text).toContain('"initial_option":{"text":{"type":"plain_text","text":"#general"')
    expect(text).not.toContain('#channel-99')
  })

  it('asks for a value as the team wants it, and not where there are none', () => {
    expect(textOf(modal())).toContain('"optional":true')
    expect(textOf(modal({ team: { ...team, isValueRequired: true } }))).not.toContain('"optional":true')
    expect(textOf(modal({ team: { ...team, values: [] } }, { ...draft, value: null }))).not.toContain(
      '"block_id":"value"',
    )
  })

  it('searches values if there are more than a select holds', () => {
    const values = Array.from({ length: 101 }, (_, index) => `Value ${index}`)
    const text = textOf(modal({ team: { ...team, values } }, { ...draft, value: 'Value 100' }))
    expect(text).toContain('"type":"external_select","min_query_length":0')
    expect(text).toContain('"initial_option":{"text":{"type":"plain_text","text":"#Value 100"')
    expect(text).not.toContain('#Value 99')
  })

  it('asks for a GIF where a provider is set up, and reads back which was chosen', () => {
    expect(textOf(modal())).not.toContain('GIF')
    const gif = { words: 'well done', gifId: 'a1', title: `Confetti ${'falls '.repeat(20)}` }
    const view = modal({ gifProvider: 'KLIPY' }, { ...draft, gif })
    expect(textOf(view)).toContain('"text":"Search KLIPY"')
    expect(textOf(view)).toContain('"value":"a1 well done"')
    const option = { value: 'a1 well done', text: { type: 'plain_text', text: 'Confetti falls' } }
    const chosen = { values: { gif: { gif: { type: 'external_select', selected_option: option } } } }
    expect(readForm(chosen, formData).gif).toEqual({
      words: 'well done',
      gifId: 'a1',
      title: 'Confetti falls',
    })
    const any = { values: { gif: { gif: { selected_option: { value: '* party' } } } } }
    expect(readForm(any, formData).gif).toEqual({ words: 'party', gifId: null, title: 'party' })
  })

  it('says first what stood in the way, as plain text', () => {
    expect(textOf(modal({}, draft, ['Slack finds no one by the name <!here>.']))).toContain(
      '• Slack finds no one by the name &lt;!here&gt;.',
    )
  })

  it('keeps to the lengths Slack takes', () => {
    const values = Array.from({ length: 100 }, (_, index) => `${index} ${'v'.repeat(95)}`)
    const view = modal({ team: { ...team, values } }, { ...draft, message: 'm'.repeat(4000) })
    expect(textOf(view)).not.toMatch(/"text":"[^"]{76,}","emoji"/)
    expect(textOf(view)).not.toMatch(/m{3001}/)
  })
})

describe('the preview', () => {
  it.each([
    [
      { ...draft, recipients: ['U1', 'U2', 'U3'] },
      'This costs *30 points* (3 × 10), you have 70 left to give until 1 December.',
    ],
    [
      { ...draft, recipients: ['U1'], points: 1 },
      'This costs *1 point*, you have 70 left to give until 1 December.',
    ],
    [
      { ...draft, points: 40 },
      ':warning: This costs *80 points* (2 × 40), you have 70 left to give until 1 December.',
    ],
    [emptyDraft, 'You have *70 points* left to give until 1 December.'],
  ])('%#', (filled, words) => {
    expect(costInWords(formData, filled)).toBe(words)
  })
})

describe('reading the form', () => {
  const stateOf = (fields: Record<string, object>) => ({
    values: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [`${name}.block`, { [name]: field }]),
    ),
  })

  it('gives back what was filled in', () => {
    const state = stateOf({
      recipients: { selected_users: ['U1', 'U2'] },
      points: { value: '10' },
      value: { selected_option: { value: valueKey('Teamwork') } },
      message: { value: ' Thanks!\n' },
    })
    expect(readForm(state, formData)).toEqual(draft)
    expect(completeForm(draft, formData)).toEqual({ shoutout: draft })
  })

  it('puts what is missing under its field', () => {
    const untouched = readForm(stateOf({ points: { value: '1.5' }, message: { value: null } }), formData)
    const choosing = {
      ...formData,
      team: { ...team, isValueRequired: true },
      places: [general, fixed],
      place: undefined,
    }
    expect(completeForm(untouched, choosing)).toEqual({
      errors: {
        recipients: 'Pick who you want to thank.',
        place: 'Choose where to say thank you.',
        'points.any': 'Enter a whole number of at least 1.',
        value: 'Choose the value this is about.',
        message: 'Write what you are thankful for.',
      },
    })
  })
})
