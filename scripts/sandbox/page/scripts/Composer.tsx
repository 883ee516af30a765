import { useRef, useState } from 'preact/hooks'
import { pageActs } from '../../pageApi/pageContract.ts'
import { useListbox } from './blocks/useListbox.tsx'
import { type Completion, findCompletions } from './completions.ts'
import { icon } from './icon.tsx'
import { loadMessages } from './navigation.ts'
import { attempt, run } from './notices.ts'
import { ShortcutMenu } from './ShortcutMenu.tsx'
import { perform } from './server.ts'
import { channelById, isDirect, me, state, workspace } from './state.ts'

/** By person and conversation: text that was typed and not sent. */
const drafts = new Map<string, string>()
let lastSent = ''
/** Messages are delivered one after the other, in the order they were typed. */
let delivering: Promise<void> = Promise.resolve()

/** The place to write messages and commands. */
export const Composer = () => {
  const { channelId, tab } = state
  if (channelId === undefined || (isDirect() && tab === 'home')) return null
  const channel = channelById(channelId)
  if (channel !== undefined && !channel.isMember) return <JoinBar channelId={channelId} name={channel.name} />
  const name = channel === undefined ? workspace().app.name : `#${channel.name}`
  return <WritingForm key={`${me()} ${channelId}`} channelId={channelId} name={name} />
}

const JoinBar = ({ channelId, name }: { channelId: string; name: string }) => (
  <div class="composer join">
    <p>You are not a member of #{name}.</p>
    <button type="button" class="primary" onClick={() => void join(channelId)}>
      Join
    </button>
  </div>
)

const join = (channelId: string): Promise<void> => run(pageActs.join, { channelId }).then(loadMessages)

const send = (channelId: string, text: string): Promise<unknown> => {
  const [, command, rest = ''] = /^(\/\S+)\s*([\s\S]*)$/.exec(text) ?? []
  return command === undefined
    ? perform(pageActs.say, { channelId, text })
    : perform(pageActs.command, { channelId, command, text: rest })
}

const WritingForm = ({ channelId, name }: { channelId: string; name: string }) => {
  const draftKey = `${me()} ${channelId}`
  const [text, setText] = useState(drafts.get(draftKey) ?? '')
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const list = useListbox<Completion>(field, ({ insert }) => {
    const { current } = field
    const found = current && findCompletions(current.value, current.selectionStart)
    list.close()
    if (!found) return
    const { value, selectionStart: cursor } = current
    current.setRangeText(insert, found.from, value[cursor] === ' ' ? cursor + 1 : cursor, 'end')
    current.focus()
    write(current)
  })

  const complete = ({ value, selectionStart }: HTMLTextAreaElement) => {
    const found = findCompletions(value, selectionStart)
    // A name that is typed in full needs no list: Enter sends the message.
    const isWhole = found?.choices.length === 1 && found.choices[0]?.insert === `${value.slice(found.from)} `
    if (found === undefined || found.choices.length === 0 || isWhole) list.close()
    else list.show([found])
  }
  const write = (typed: HTMLTextAreaElement) => {
    drafts.set(draftKey, typed.value)
    setText(typed.value)
    complete(typed)
  }
  const submit = () => {
    const sent = field.current?.value.trim() ?? ''
    if (sent === '') return
    list.close()
    drafts.delete(draftKey)
    setText('')
    delivering = delivering.then(async () => {
      setBusy(true)
      const answer = await attempt(send(channelId, sent))
      setBusy(false)
      if (answer !== undefined) lastSent = sent
      else if (!drafts.get(draftKey)) {
        // Text that could not be sent comes back.
        drafts.set(draftKey, sent)
        setText(sent)
      }
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (list.takesKey(event)) return
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault()
      submit()
    } else if (event.key === 'ArrowUp' && text === '' && lastSent !== '') {
      event.preventDefault()
      setText(lastSent)
    }
  }

  return (
    <form
      class="composer"
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      {list.draw()}
      <div class="composer-row">
        <ShortcutMenu />
        <textarea
          ref={field}
          id="composer"
          rows={Math.min(8, text.split('\n').length)}
          placeholder={`Write to ${name}, or / for a command`}
          value={text}
          autocomplete="off"
          {...list.attributes}
          aria-haspopup="listbox"
          aria-label={`Write to ${name}`}
          aria-busy={isBusy}
          onInput={event => write(event.currentTarget)}
          onClick={event => complete(event.currentTarget)}
          onBlur={list.close}
          onKeyDown={onKeyDown}
        />
        <button type="submit" class="primary square" aria-label="Send" disabled={text.trim() === ''}>
          {icon('send')}
        </button>
      </div>
      <p class="hints">
        <kbd>Enter</kbd> sends · <kbd>Shift Enter</kbd> new line · <kbd>@</kbd> mentions a person
      </p>
    </form>
  )
}
