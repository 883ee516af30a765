import { getOwnBirthday, saveOwnBirthday } from '@laurel/contract/celebrations/ownBirthday.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from '../app/connection/ConnectionContext.ts'
import { useFormats } from '../app/connection/useFormats.ts'
import { Button } from '../elements/Button.tsx'
import { Dialog } from '../elements/Dialog.tsx'
import { Field } from '../elements/Field.tsx'
import { Problem } from '../elements/Problem.tsx'
import { Skeleton } from '../elements/Skeleton.tsx'
import { useText } from '../messages/useText.ts'
import styles from './BirthdayDialog.module.css'

type Birthday = ResponseOf<typeof getOwnBirthday>

/** The person's own birthday, without its year, and whether the team hears of it. */
export const BirthdayDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText()

  const { client } = useConnection()
  const known = useQuery({
    queryKey: ['birthday'],
    queryFn: ({ signal }) => client.call(getOwnBirthday, {}, { signal }),
    gcTime: 0,
  })
  return (
    <Dialog title={text('account.birthday.title')} onDismiss={onClose}>
      <p className={styles.advice}>{text('account.birthday.advice')}</p>
      {known.data ? (
        <BirthdayForm known={known.data} onClose={onClose} />
      ) : known.error ? (
        <div className={styles.form}>
          <p role="alert">{known.error.message}</p>
          <Button onClick={() => void known.refetch()}>{text('action.retry')}</Button>
        </div>
      ) : (
        <Skeleton height={160} />
      )}
    </Dialog>
  )
}

const BirthdayForm = ({ known, onClose }: { readonly known: Birthday; readonly onClose: () => void }) => {
  const text = useText()

  const { client, freshness } = useConnection()
  const queries = useQueryClient()
  const { locale } = useFormats()
  const [month, setMonth] = useState(known.birthday?.slice(0, 2) ?? '')
  const [day, setDay] = useState(known.birthday?.slice(3) ?? '')
  const [isPrivate, setPrivate] = useState(known.is_private)
  const saving = useMutation({
    mutationFn: (birthday: string | null) =>
      client.call(
        saveOwnBirthday,
        { body: { birthday, is_private: isPrivate } },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: answer => {
      freshness.advance(answer.position)
      void queries.invalidateQueries()
      onClose()
    },
  })
  const isHalf = (month === '') !== (day === '')
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        saving.mutate(month === '' ? null : `${month}-${day}`)
      }}
    >
      <div className={styles.day}>
        <Field label={text('account.birthday.month')}>
          {control => (
            <select
              {...control}
              value={month}
              onChange={event => {
                setMonth(event.target.value)
                if (Number(day) > daysIn(event.target.value)) setDay('')
              }}
            >
              <option value="">{text('account.birthday.untold')}</option>
              {Array.from({ length: 12 }, (_, at) => (
                <option key={twoDigits(at + 1)} value={twoDigits(at + 1)}>
                  {name.format(Date.UTC(2024, at))}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={text('account.birthday.day')}>
          {control => (
            <select {...control} value={day} onChange={event => setDay(event.target.value)}>
              <option value="">–</option>
              {Array.from({ length: daysIn(month) }, (_, at) => (
                <option key={twoDigits(at + 1)} value={twoDigits(at + 1)}>
                  {at + 1}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <label className={styles.private}>
        <input type="checkbox" checked={isPrivate} onChange={event => setPrivate(event.target.checked)} />
        <span>
          {text('account.birthday.private')}
          <small>{text('account.birthday.privateAdvice')}</small>
        </span>
      </label>
      {saving.error !== null && <Problem>{saving.error.message}</Problem>}
      <Button type="submit" busy={saving.isPending} disabled={isHalf}>
        {text('action.save')}
      </Button>
      <Button look="quiet" disabled={saving.isPending} onClick={onClose}>
        {text('action.cancel')}
      </Button>
    </form>
  )
}

const twoDigits = (figure: number): string => String(figure).padStart(2, '0')

/** The days of a month in a leap year: February has 29. */
const daysIn = (month: string): number =>
  month === '' ? 31 : new Date(Date.UTC(2024, Number(month), 0)).getUTCDate()
