import { describe, expect, it } from 'vitest'
import { parseShoutout } from './parseShoutout.ts'
import { ann, ben, grammar } from './testing/grammar.ts'

describe('the end of a line is read like its beginning', () => {
  it.each([
    [`thanks for the release ${ann} +10`, ['U1'], 'thanks for the release'],
    [`thanks for the release ${ann} ${ben} +10`, ['U1', 'U2'], 'thanks for the release'],
    [`thanks for the release ${ann}, ${ben} and <@U3> +10`, ['U1', 'U2', 'U3'], 'thanks for the release'],
    [`thanks for the release +10 ${ann}`, ['U1'], 'thanks for the release'],
    [`thanks for the release ${ann} 10`, ['U1'], 'thanks for the release'],
    [`thanks for the release ${ann} 10 points each`, ['U1'], 'thanks for the release'],
    [`thanks for the release\n${ann} +10 #teamwork gif:party`, ['U1'], 'thanks for the release'],
    [`+10 thanks for the release ${ann}`, ['U1'], 'thanks for the release'],
    [`thanks for the release <!subteam^S1|@devs> +10`, ['U1', 'U2'], 'thanks for the release'],
  ])('%s', (text, recipients, message) => {
    expect(parseShoutout(text, grammar)).toMatchObject({
      kind: 'complete',
      shoutout: { recipients, points: 10, message },
    })
  })

  it.each([
    [
      'people are named at the beginning',
      `${ann} +10 for all the help with ${ben}`,
      'for all the help with <@U2>',
    ],
    ['the sentence needs the name', `+10 a big thank you to ${ann}`, 'a big thank you to <@U1>'],
    ['the sentence needs the names', `+10 for ${ann} and ${ben}`, 'for <@U1> and <@U2>'],
    ['the sentence goes on', `+10 thanks ${ann}!`, 'thanks <@U1>!'],
    ['a number is no amount', `+10 thanks for 5`, 'thanks for 5'],
  ])('but a name stays in the message if %s', (_case, text, message) => {
    const parsed = parseShoutout(text, grammar)
    const draft = parsed.kind === 'complete' ? parsed.shoutout : parsed.kind === 'incomplete' && parsed.draft
    expect(draft).toMatchObject({ message })
  })
})

describe('a user group', () => {
  it.each([
    [`<!subteam^S1|@devs> +10 thanks`, ['U1', 'U2'], 'thanks'],
    [`<@U3> <!subteam^S1|@devs> ${ben} +10 thanks`, ['U3', 'U1', 'U2'], 'thanks'],
    [`+10 what <!subteam^S1|@devs> did is great`, ['U1', 'U2'], 'what @devs did is great'],
  ])('is its people without the giver: %s', (text, recipients, message) => {
    expect(parseShoutout(text, grammar)).toMatchObject({
      kind: 'complete',
      shoutout: { recipients, message },
    })
  })

  it.each([
    [`<!subteam^S2|@ops> +10 thanks`, [{ code: 'USER_GROUP_UNREADABLE', name: '@ops' }], []],
    [`<!subteam^S0|@empty> +10 thanks`, [{ code: 'USER_GROUP_EMPTY', name: '@empty' }], []],
    [
      `${ann} <!subteam^S300|@all> +10 thanks`,
      [{ code: 'TOO_MANY_NAMED', count: 301, recipientsMax: 200 }],
      ['U1'],
    ],
  ])('is explained if it can’t be thanked: %s', (text, problems, recipients) => {
    expect(parseShoutout(text, grammar)).toMatchObject({
      kind: 'incomplete',
      problems,
      draft: { recipients },
    })
  })
})
