import type { AssistantScope } from '@laurel/contract/developers/assistants.ts'
import { useId, useState } from 'react'
import { Button } from '../elements/Button.tsx'
import { Message } from '../elements/Message.tsx'
import { Head, SignInFrame } from '../SignInFrame.tsx'
import styles from './ConsentForm.module.css'
import { consentText } from './consentText.ts'
import type { Question } from './useAuthorization.ts'

type ConsentFormProps = {
  readonly question: Question
  readonly isDeciding: boolean
  readonly failure: string | undefined
  /** With what the person allows; nothing denies. */
  readonly onDecide: (scopes: readonly AssistantScope[]) => void
  /** Signs in as another member. */
  readonly onOther: () => void
}

/** Who asks, for whom, and for what. What the assistant asked for is ticked, and can be unticked. */
export const ConsentForm = ({ question, isDeciding, failure, onDecide, onOther }: ConsentFormProps) => {
  const { assistant, user, team, scopes } = question
  const [allowed, setAllowed] = useState<ReadonlySet<AssistantScope>>(() => new Set(scopes))
  const hint = useId()
  const toggle = (scope: AssistantScope, isAllowed: boolean): void =>
    setAllowed(now => new Set(isAllowed ? [...now, scope] : [...now].filter(other => other !== scope)))
  const title = consentText('title', { name: assistant.name })
  return (
    <SignInFrame title={title}>
      <Head title={title} sentence={consentText('lead')} />
      <dl className={styles.facts}>
        <Fact name={consentText('assistant')} value={assistant.name} />
        <Fact
          name={consentText('place')}
          value={
            assistant.is_on_this_computer
              ? consentText('thisComputer', { host: assistant.host })
              : assistant.host
          }
          isCertain
        />
        <Fact
          name={consentText('you')}
          value={consentText('inTeam', { name: user.name, team: team.name })}
          detail={user.email}
        />
      </dl>
      <fieldset className={styles.scopes} aria-describedby={hint}>
        <legend className={styles.legend}>{consentText('scopes')}</legend>
        {scopes.map(scope => (
          <label key={scope} className={styles.scope}>
            <input
              type="checkbox"
              checked={allowed.has(scope)}
              disabled={isDeciding}
              onChange={event => toggle(scope, event.currentTarget.checked)}
            />
            <span>{sentenceOf(scope, user.is_admin)}</span>
          </label>
        ))}
        <p id={hint} className={styles.quiet} aria-live="polite">
          {allowed.size === 0 && consentText('chooseOne')}
        </p>
      </fieldset>
      <p className={styles.advice}>{consentText('advice')}</p>
      {failure !== undefined && <Message kind="error">{failure}</Message>}
      <div className={styles.acts}>
        <Button busy={isDeciding} disabled={allowed.size === 0} onClick={() => onDecide([...allowed])}>
          {consentText('allow')}
        </Button>
        <Button look="quiet" disabled={isDeciding} onClick={() => onDecide([])}>
          {consentText('deny')}
        </Button>
      </div>
      <p className={styles.quiet}>
        {consentText('later')}{' '}
        <button type="button" className={styles.other} onClick={onOther}>
          {consentText('other')}
        </button>
      </p>
    </SignInFrame>
  )
}

/** In plain words. An administrator has more to give away. */
const sentenceOf = (scope: AssistantScope, isAdmin: boolean): string => {
  switch (scope) {
    case 'recognition:read':
    case 'reports:read':
    case 'ledger:read':
      return consentText(isAdmin ? `scopeOfAdmin.${scope}` : `scope.${scope}`)
    case 'recognition:write':
    case 'rewards:read':
    case 'rewards:redeem':
      return consentText(`scope.${scope}`)
  }
}

type FactProps = {
  readonly name: string
  readonly value: string
  readonly detail?: string
  /** Laurel knows it; the assistant only claims the rest. */
  readonly isCertain?: boolean
}

const Fact = ({ name, value, detail, isCertain = false }: FactProps) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd className={isCertain ? styles.certain : undefined}>
      {value}
      {detail !== undefined && detail !== '' && <span className={styles.detail}>{detail}</span>}
    </dd>
  </div>
)
