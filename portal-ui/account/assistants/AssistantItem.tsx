import type { Assistant } from '@laurel/contract/developers/assistants.ts'
import { useFormats } from '../../app/connection/useFormats.ts'
import endable from '../../elements/endable.module.css'
import { useText } from '../../messages/useText.ts'
import styles from './AssistantsDialog.module.css'

type AssistantItemProps = {
  readonly assistant: Assistant
  readonly isBusy: boolean
  readonly onEnd: () => void
}

/** An assistant: what it calls itself, where it is, what it may do, and since when. */
export const AssistantItem = ({ assistant, isBusy, onEnd }: AssistantItemProps) => {
  const text = useText()
  const formats = useFormats()
  const { name, host, is_on_this_computer: isOnComputer, scopes, last_used_on: lastUsedOn } = assistant
  const connected = text('account.assistants.connected', { when: formats.day(assistant.connected_at) })
  const used =
    lastUsedOn === null
      ? text('account.assistants.unused')
      : text('account.assistants.lastUsed', { when: formats.calendarDay(lastUsedOn) })
  return (
    <li className={styles.assistant}>
      <div className={styles.about}>
        <strong>{name}</strong>
        <p className={endable.detail}>{isOnComputer ? text('account.assistants.here') : host}</p>
        <p className={endable.detail}>
          {text('account.assistants.may', {
            scopes: new Intl.ListFormat(formats.locale).format(
              scopes.map(scope => text(`account.assistants.scope.${scope}`)),
            ),
          })}
        </p>
        <p className={endable.detail}>{`${connected} · ${used}`}</p>
      </div>
      <button
        type="button"
        className={endable.end}
        disabled={isBusy}
        aria-label={text('account.assistants.disconnectOf', { name })}
        onClick={onEnd}
      >
        {text('account.assistants.disconnect')}
      </button>
    </li>
  )
}
