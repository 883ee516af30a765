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
import { type Translate, useText } from '../../messages/useText.ts'
import styles from './RequestGiftCard.module.css'

/** The whole number of points that was typed; undefined for anything that can't be asked for. */
const pointsIn = (typed: string): number | undefined => {
  const points = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : 0
  return points >= giftCardRequestPointsMin && points <= giftCardRequestPointsMax ? points : undefined
}

/** Asks people for a gift card, in a country for which no vendor has any. */
export const RequestGiftCard = () => {
  const text = useText()

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
      <Notice role="status" picture={<LaurelMark size={40} />} title={text('giftCards.request.done')}>
        {text('giftCards.request.doneText')}
      </Notice>
    )
  const submit = (event: { readonly preventDefault: () => void }) => {
    event.preventDefault()
    if (points !== undefined && !sending.isPending) sending.mutate(points)
  }
  const problem = sending.data?.message ?? sentenceOf(sending.error, text)
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h2 className={styles.title}>{text('giftCards.request.title')}</h2>
      <p className={styles.text}>{text('giftCards.request.text')}</p>
      <label className={styles.label} htmlFor={id}>
        {text('giftCards.request.howMany')}
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
          {sending.isPending ? text('states.sending') : text('giftCards.request.send')}
        </Button>
      </div>
      <p id={`${id}-hint`} className={points === undefined ? styles.problem : styles.text}>
        {points === undefined
          ? limitsOf(typed, formats, text)
          : text('giftCards.request.worth', { worth: formats.worth(points) })}
      </p>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}

const limitsOf = (typed: string, formats: ReturnType<typeof useFormats>, text: Translate): string =>
  Number(typed) > giftCardRequestPointsMax
    ? text('giftCards.request.atMost', { points: formats.points(giftCardRequestPointsMax) })
    : text('giftCards.request.atLeast', { points: formats.points(giftCardRequestPointsMin) })

const sentenceOf = (error: unknown, text: Translate): string | undefined => {
  if (error === null) return undefined
  return error instanceof ApiError || error instanceof Unreachable
    ? error.message
    : text('giftCards.request.failed')
}
