import { type PageMessage, pageActs } from '../../pageApi/pageContract.ts'
import { Blocks } from './blocks/Blocks.tsx'
import { drawEmoji, drawMarkdown } from './blocks/drawText.tsx'
import { useSurface } from './blocks/surface.ts'
import { icon } from './icon.tsx'
import { run } from './notices.ts'
import { ShortcutMenu } from './ShortcutMenu.tsx'
import { me, nameOf, personById } from './state.ts'
import { momentOf, timeOf } from './times.ts'

const togetherSeconds = 300

/** A message that closely follows another of the same author is drawn without the picture. */
const continues = (message: PageMessage, before: PageMessage | undefined): boolean =>
  before?.userId === message.userId &&
  before.visibleTo === message.visibleTo &&
  message.visibleTo === undefined &&
  Number(message.ts) - Number(before.ts) < togetherSeconds

export const Message = ({ message, before }: { message: PageMessage; before: PageMessage | undefined }) => {
  const { ts, channelId, userId, text, blocks, threadTs, reactions, unfurls = {} } = message
  const isPrivate = message.visibleTo !== undefined
  const isContinued = continues(message, before)
  const picture = personById(userId)?.picture ?? `avatars/${userId}.svg`
  const surface = useSurface({ channelId, messageTs: ts })
  return (
    <article
      class={`message${isPrivate ? ' private' : ''}${isContinued ? ' continued' : ''}`}
      aria-label={`${nameOf(userId)}, ${timeOf(ts)}`}
    >
      <div class="message-side">
        {isContinued && <time class="side-time">{timeOf(ts)}</time>}
        {!isContinued && <img src={picture} alt="" class="avatar large" />}
      </div>
      <div class="message-body">
        {isPrivate && <PrivateLine {...message} />}
        {!isContinued && <ByLine {...message} />}
        {threadTs !== undefined && <p class="muted small">↳ in reply to a thread</p>}
        <div class="content">
          {blocks.length === 0 ? drawMarkdown(text) : <Blocks blocks={blocks} surface={surface} />}
        </div>
        {Object.entries(unfurls).map(([url, preview]) => (
          <div key={url} class="unfurl">
            <Blocks blocks={preview} surface={surface} />
          </div>
        ))}
        {reactions.length > 0 && <Reactions {...message} />}
      </div>
      {!isPrivate && <Tools {...message} />}
    </article>
  )
}

const ByLine = ({ userId, ts, isFromApp, isEdited }: PageMessage) => (
  <div class="by">
    <strong>{nameOf(userId)}</strong>
    {isFromApp && <span class="tag">app</span>}
    <time class="muted small" title={momentOf(ts)}>
      {timeOf(ts)}
    </time>
    {isEdited && <span class="muted small">(edited)</span>}
  </div>
)

const PrivateLine = ({ channelId, ts }: PageMessage) => {
  const dismiss = () => void run(pageActs.dismiss, { channelId, messageTs: ts })
  return (
    <div class="private-line">
      {icon('eye')}
      <span>Only visible to you</span>
      <button type="button" class="link" onClick={dismiss}>
        Dismiss
      </button>
    </div>
  )
}

const react = ({ channelId, ts }: PageMessage, name: string): void =>
  void run(pageActs.react, { channelId, messageTs: ts, name })

const Reactions = (message: PageMessage) => (
  <div class="reactions">
    {message.reactions.map(({ name, users }) => {
      const isMine = users.includes(me())
      const title = `${users.map(nameOf).join(', ')} reacted with :${name}:`
      const marks = { class: isMine ? 'reaction mine' : 'reaction', 'aria-pressed': isMine, title }
      return (
        <button key={name} type="button" {...marks} onClick={() => react(message, name)}>
          {drawEmoji(name)}
          <span>{users.length}</span>
        </button>
      )
    })}
  </div>
)

/** Quick reactions and shortcuts, shown while the message is pointed at or focused. */
const Tools = (message: PageMessage) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset looks different and belongs to a form.
  <div class="tools" role="group" aria-label="Message">
    {['tada', 'clap', 'heart', '+1'].map(name => {
      const marks = { class: 'quiet square', 'aria-label': `React with ${name}` }
      return (
        <button key={name} type="button" {...marks} onClick={() => react(message, name)}>
          {drawEmoji(name)}
        </button>
      )
    })}
    <ShortcutMenu on={{ channelId: message.channelId, messageTs: message.ts }} />
  </div>
)
