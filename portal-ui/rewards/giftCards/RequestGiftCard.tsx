import {
  giftCardRequestPointsMax,
  giftCardRequestPointsMin,
  requestGiftCard,
} from '@laurel/contract/rewards/requestGiftCard.ts'
import { ApiError, Unreachable } from '@laurel/contract/wire/apiError.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { useFormats } from '../../app/connection/useFormats.ts'
import { Button } from '../../elements/Button.tsx'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { Notice } from '../../elements/Notice.tsx'
import styles from './RequestGiftCard.module.css'

/** The whole number of points that was typed; undefined for anything that can't be asked for. */
const pointsIn = (typed: string): number | undefined => {
  const points = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : 0
  return points >= giftCardRequestPointsMin && points <= giftCardRequestPointsMax ? points : undefined
}

/** Asks people for a gift card, in a country for which no vendor has any. */
export const RequestGiftCard = () => {
  const connection = useConnection()
  const formats = useFormats()
  const id = useId()
  const [typed, setTyped] = useState(String(giftCardRequestPointsMin))
  const points = pointsIn(typed)
  const sending = useMutation({
    mutationFn: (point_amount: number) => connection.client.call(requestGiftCard, { body: { point_amount } }),
  })
  if (sending.data?.ok)
    return (
      <Notice role="status" picture={<LaurelMark size={40} />} title="Your request is on its way">
        {formats.inTeamWords(
          'We look for a gift card that you can use and write to you by e-mail. No points are taken until then.',
        )}
      </Notice>
    )
  const submit = (event: { readonly preventDefault: () => void }) => {
    event.preventDefault()
    if (points !== undefined && !sending.isPending) sending.mutate(points)
  }
  const problem = sending.data?.message ?? sentenceOf(sending.error)
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h2 className={styles.title}>We don’t have gift cards for your country yet</h2>
      <p className={styles.text}>
        {formats.inTeamWords(
          'Tell us how many points you’d like to spend. We look for a card and write to you by e-mail.',
        )}
      </p>
      <label className={styles.label} htmlFor={id}>
        How many {formats.pointsWord(2)}?
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.field}
          inputMode="numeric"
          required
          maxLength={9}
          value={typed}
          aria-invalid={points === undefined}
          aria-describedby={`${id}-hint`}
          onChange={event => setTyped(event.target.value)}
        />
        <Button type="submit" busy={sending.isPending}>
          {sending.isPending ? 'Sending…' : 'Request a gift card'}
        </Button>
      </div>
      <p id={`${id}-hint`} className={points === undefined ? styles.problem : styles.text}>
        {points === undefined
          ? limitsOf(typed, formats)
          : `Worth ${formats.worth(points)}. ${formats.inTeamWords('No points are taken yet.')}`}
      </p>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}

const limitsOf = (typed: string, formats: ReturnType<typeof useFormats>): string =>
  Number(typed) > giftCardRequestPointsMax
    ? `Must be at most ${formats.points(giftCardRequestPointsMax)}.`
    : `Must be at least ${formats.points(giftCardRequestPointsMin)}.`

const sentenceOf = (error: unknown): string | undefined => {
  if (error === null) return undefined
  return error instanceof ApiError || error instanceof Unreachable
    ? error.message
    : 'That didn’t work. Try again in a moment.'
}
