import { useState } from 'react'
import { useFormats } from '../../app/connection/useFormats.ts'
import { Button } from '../../elements/Button.tsx'
import { Field } from '../../elements/Field.tsx'
import { Problem } from '../../elements/Problem.tsx'
import { useText } from '../../messages/useText.ts'
import { AmountField } from './AmountField.tsx'
import { amountsOf, costOf, type Draft, emptyDraft, missingIn, type Options } from './draft.ts'
import { GifField } from './GifField.tsx'
import styles from './GivePage.module.css'
import { MessageField } from './MessageField.tsx'
import { PeopleField } from './PeopleField.tsx'
import { useGive } from './useGive.ts'

/** No channel has this id. */
const between = 'between us'

export const GiveForm = ({ options }: { readonly options: Options }) => {
  const text = useText()

  const formats = useFormats()
  const [draft, setDraft] = useState(() => emptyDraft(options))
  const [isTried, setIsTried] = useState(false)
  const { give, isPending, problem, isRepeat } = useGive()
  const change = (changes: Partial<Draft>) => setDraft(known => ({ ...known, ...changes }))
  const amounts = amountsOf(options, draft)
  const missing = missingIn(draft, options, text)
  const cost = costOf(draft)
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        setIsTried(true)
        if (missing === undefined) give(draft)
      }}
    >
      <PeopleField
        label={text('giving.whom')}
        people={draft.people}
        onChange={people => change({ people })}
      />
      <MessageField
        label={text('giving.what')}
        placeholder={text('giving.whatHint')}
        message={draft.message}
        onChange={message => change({ message })}
      />
      <AmountField
        amounts={amounts}
        points={draft.points}
        pointsMax={options.points_left}
        onChange={points => change({ points })}
      />
      {options.groups.length > 0 && (
        <Field label={text('giving.where')}>
          {control => (
            <select
              {...control}
              value={draft.groupId === null ? between : (draft.groupId ?? '')}
              onChange={event => {
                const groupId = event.target.value === between ? null : event.target.value
                const allowed = amountsOf(options, { groupId })
                const fits = allowed.length === 0 || allowed.includes(draft.points ?? 0)
                change({ groupId, ...(fits ? {} : { points: allowed[0] ?? null }) })
              }}
            >
              {draft.groupId === undefined && <option value="">{text('giving.chooseChannel')}</option>}
              {options.groups.map(group => (
                <option key={group.id} value={group.id}>
                  {group.title}
                </option>
              ))}
              <option value={between}>{text('giving.between')}</option>
            </select>
          )}
        </Field>
      )}
      {options.values.length > 0 && (
        <Field label={text('giving.value')} isOptional={!options.is_value_required}>
          {control => (
            <select
              {...control}
              value={draft.value ?? ''}
              onChange={event => change({ value: event.target.value === '' ? null : event.target.value })}
            >
              <option value="">
                {options.is_value_required ? text('giving.chooseOne') : text('giving.none')}
              </option>
              {options.values.map(value => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {options.gif_provider !== null && (
        <GifField provider={options.gif_provider} gif={draft.gif} onChange={gif => change({ gif })} />
      )}
      <p className={styles.cost} role="status">
        {cost > 0
          ? text('giving.cost', { cost: formats.points(cost), left: formats.points(options.points_left) })
          : text('giving.left', {
              points: formats.points(options.points_left),
              day: formats.day(options.resets_at),
            })}
      </p>
      {isTried && missing !== undefined && <Problem>{missing}</Problem>}
      {problem !== undefined && missing === undefined && <Problem>{problem}</Problem>}
      <div className={styles.acts}>
        <Button type="submit" busy={isPending}>
          {isPending ? text('giving.giving') : text('giving.give')}
        </Button>
        {isRepeat && missing === undefined && (
          <Button look="quiet" disabled={isPending} onClick={() => give(draft, true)}>
            {text('giving.again')}
          </Button>
        )}
      </div>
    </form>
  )
}
