import type { Thanks } from '@laurel/contract/recognition/thanks.ts'
import { recallShoutout } from '@laurel/contract/recognition/undoShoutout.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useConnection } from '../app/connection/ConnectionContext.ts'
import { useSignedIn } from '../app/connection/SignedInContext.ts'
import { useFormats } from '../app/connection/useFormats.ts'
import { Avatar } from '../elements/Avatar.tsx'
import { MessageText } from '../elements/MessageText.tsx'
import { useText } from '../messages/useText.ts'
import { Reactions } from './Reactions.tsx'
import styles from './ThanksCard.module.css'
import { sentenceOf } from './thanksWords.ts'

/** One thank-you: by whom, for whom, the words, and what came with them. */
export const ThanksCard = ({ thanks }: { readonly thanks: Thanks }) => {
  const text = useText()

  const { user } = useSignedIn()
  const formats = useFormats()
  const { attachment, created_at: createdAt, message_text: message, points_each: each } = thanks
  const sentence = sentenceOf(thanks, user.id, text)
  return (
    <article className={styles.card} aria-label={sentence}>
      <Avatar person={thanks.created_by} />
      <div className={styles.words}>
        <h2 className={styles.who}>{sentence}</h2>
        <p className={styles.when}>
          <time dateTime={createdAt} title={formats.instant(createdAt)}>
            {formats.ago(createdAt)}
          </time>
          {thanks.group !== null && ` ${text('thanks.inChannel', { channel: thanks.group.title })}`}
        </p>
        {message !== '' && (
          <p className={styles.message}>
            <MessageText text={message} />
          </p>
        )}
        {attachment !== null && (
          <img
            className={styles.gif}
            src={attachment.media.url}
            alt={attachment.alt_text}
            width={attachment.media.width}
            height={attachment.media.height}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
          />
        )}
        <div className={styles.foot}>
          <p className={styles.tags}>
            {each > 0 && (
              <span className={styles.points}>
                {thanks.for_users.length > 1
                  ? text('thanks.each', { points: formats.points(each) })
                  : `+${formats.points(each)}`}
              </span>
            )}
            {thanks.value_text !== null && <span className={styles.value}>#{thanks.value_text}</span>}
          </p>
          <Reactions thanks={thanks} />
          <TakeBack thanks={thanks} />
        </div>
      </div>
    </article>
  )
}

/** The giver may take a shoutout back for a while; the points return to what they can give. */
const TakeBack = ({ thanks }: { readonly thanks: Thanks }) => {
  const text = useText()

  const { client, freshness } = useConnection()
  const queries = useQueryClient()
  const taking = useMutation({
    mutationFn: () =>
      client.call(
        recallShoutout,
        { params: { shoutoutId: thanks.id }, body: {} },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: answer => {
      freshness.advance(answer.position)
      return queries.invalidateQueries()
    },
  })
  const until = thanks.recallable_until
  if (thanks.type !== 'SHOUTOUT' || until === null || Date.parse(until) <= Date.now()) return null
  return (
    <>
      <button
        type="button"
        className={styles.takeBack}
        disabled={taking.isPending}
        onClick={() => taking.mutate()}
      >
        {text('thanks.takeBack')}
      </button>
      {taking.error !== null && (
        <span className={styles.problem} role="alert">
          {taking.error.message}
        </span>
      )}
    </>
  )
}
