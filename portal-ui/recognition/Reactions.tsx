import {
  reactToThanks,
  type Thanks,
  type ThanksReaction,
  takeReactionBack,
  thanksReactions,
} from '@laurel/contract/recognition/thanks.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from '../app/connection/ConnectionContext.ts'
import { Emoji } from '../elements/Emoji.tsx'
import { type TextKey, useText } from '../messages/useText.ts'
import styles from './Reactions.module.css'

const names: Readonly<Record<ThanksReaction, TextKey>> = {
  '👏': 'thanks.reactions.applause',
  '❤️': 'thanks.reactions.heart',
  '🎉': 'thanks.reactions.celebrate',
  '🙌': 'thanks.reactions.hands',
  '😄': 'thanks.reactions.smile',
  '💡': 'thanks.reactions.idea',
}

/** How people answer thanks. A click adds the person's own reaction, a second one takes it back. */
export const Reactions = ({ thanks }: { readonly thanks: Thanks }) => {
  const text = useText()

  const { client } = useConnection()
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const toggling = useMutation({
    mutationFn: ({ emoji, isMine }: { readonly emoji: ThanksReaction; readonly isMine: boolean }) =>
      client.call(isMine ? takeReactionBack : reactToThanks, { params: { id: thanks.id, emoji } }),
    // Pending until the list has it, so that the count does not jump back.
    onSuccess: () => queries.invalidateQueries({ queryKey: ['thanks'] }),
  })
  const shown = thanksReactions.map(emoji => {
    const known = thanks.reactions.find(one => one.emoji === emoji)
    const isMine = known?.is_mine ?? false
    const isTurning = toggling.isPending && toggling.variables.emoji === emoji
    const wasMine = isTurning ? toggling.variables.isMine : isMine
    const isNow = isTurning ? !wasMine : isMine
    const count = (known?.count ?? 0) + (isNow === isMine ? 0 : isNow ? 1 : -1)
    return { emoji, isMine, isNow, count }
  })
  return (
    <div className={styles.reactions}>
      {shown
        .filter(({ count }) => isOpen || count > 0)
        .map(({ emoji, isMine, isNow, count }) => (
          <button
            key={emoji}
            type="button"
            className={styles.reaction}
            aria-pressed={isNow}
            aria-label={
              count > 0
                ? text('thanks.reactions.counted', { name: text(names[emoji]), count })
                : text(names[emoji])
            }
            disabled={toggling.isPending}
            onClick={() => toggling.mutate({ emoji, isMine })}
          >
            <Emoji emoji={emoji} />
            {count > 0 && <span>{count}</span>}
          </button>
        ))}
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(open => !open)}
      >
        {isOpen ? text('thanks.less') : text('thanks.react')}
      </button>
      {toggling.error !== null && (
        <span className={styles.problem} role="alert">
          {toggling.error.message}
        </span>
      )}
    </div>
  )
}
