import type { Award } from '@laurel/contract/awards/award.ts'
import { updateMetadata } from '@laurel/contract/team/updateMetadata.ts'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { type Refusal, useAct } from '../acts/useAct.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { useMe } from '../session/MeContext.ts'
import { type AwardProblems, awardRequestOf } from './awardRequest.ts'
import { type AwardTexts, awardTextsOf } from './awardTexts.ts'
import type { Occasion } from './occasions.ts'
import { type AwardBody, saveAward } from './saveAward.ts'

export type AwardForm = {
  readonly texts: AwardTexts
  readonly change: (changes: Partial<AwardTexts>) => void
  /** What is wrong with a place of the request. */
  readonly problemOf: (place: string) => string | undefined
  readonly save: () => void
  readonly isRunning: boolean
  readonly refusal: Refusal | undefined
}

type Sent = { readonly body: AwardBody; readonly asksBirthdays: boolean }

/** Holds what was typed of a celebration and saves it as a whole; with errors nothing is sent. */
export const useAwardForm = (occasion: Occasion, award: Award | undefined): AwardForm => {
  const { client } = useConnection()
  const { team } = useMe()
  const asked = team.metadata.ask_birthdays
  const notify = useNotify()
  const [texts, setTexts] = useState(() => awardTextsOf(award, occasion, team))
  const [problems, setProblems] = useState<AwardProblems>(new Map())

  const { perform, isRunning, refusal } = useAct(async ({ body, asksBirthdays }: Sent, options) => {
    if (occasion.kind === 'BIRTHDAY' && asksBirthdays !== asked)
      await client.call(updateMetadata, { body: { ask_birthdays: asksBirthdays } })
    return saveAward(client, occasion.kind, body, options)
  }, occasion.savedText)

  const save = async () => {
    const { asksBirthdays } = texts
    if (!texts.isEnabled) {
      setProblems(new Map())
      await perform({ body: { disable: true }, asksBirthdays })
      return
    }
    const request = awardRequestOf(occasion.kind, texts)
    setProblems(request.kind === 'wrong' ? request.problems : new Map())
    if (request.kind === 'ready') await perform({ body: request.body, asksBirthdays })
    else notify('Your award has errors, please fix before saving.', { type: 'error' })
  }

  return {
    texts,
    change: changes => {
      const next = { ...texts, ...changes }
      setTexts(next)
      // What was found wrong goes as soon as it is mended; nothing new is complained about before it is saved.
      if (problems.size === 0) return
      const request = awardRequestOf(occasion.kind, next)
      const still = request.kind === 'wrong' ? request.problems : new Map<string, string>()
      setProblems(new Map([...problems].filter(([place]) => still.has(place))))
    },
    problemOf: place => problems.get(place),
    save: () => void save(),
    isRunning,
    refusal,
  }
}
