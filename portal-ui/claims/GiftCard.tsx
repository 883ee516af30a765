import type { Formats } from '@laurel/contract/browser/formats.ts'
import type { Claim, ClaimOption } from '@laurel/contract/rewards/claim.ts'
import { useFormats } from '../app/connection/useFormats.ts'
import { Emoji } from '../elements/Emoji.tsx'
import styles from './GiftCard.module.css'

const picturesMax = 3

/** A gift that waits, with what it can be. */
export const GiftCard = ({ claim }: { readonly claim: Claim }) => {
  const formats = useFormats()
  const rows = claim.rewards.map(row => row.flatMap(option => wordsOf(option, formats)))
  const pictures = [...new Set(claim.rewards.flat().flatMap(pictureOf))].slice(0, picturesMax)
  return (
    <li className={styles.card}>
      <span className={styles.pictures} aria-hidden="true">
        {pictures.length === 0 ? (
          <Emoji emoji={null} />
        ) : (
          pictures.map(picture => <Emoji key={picture} emoji={picture} />)
        )}
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>Gift for {claim.earned_award.award.name} award</h3>
        {rows
          .filter(names => names.length > 0)
          .map((names, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gift has no other identity than its place.
            <p key={at} className={styles.choice}>
              {inWords(names)}
            </p>
          ))}
        <p className={styles.waiting}>It is yours and waits here until you can pick it.</p>
      </div>
    </li>
  )
}

const wordsOf = (option: ClaimOption, formats: Formats): string[] => {
  switch (option.type) {
    case 'PLACEHOLDER':
      return []
    case 'POINTS':
      return [formats.points(option.points)]
    case 'CUSTOM_REWARD':
      return option.reward ? [option.reward.name] : []
  }
}

const pictureOf = (option: ClaimOption): string[] =>
  option.type === 'CUSTOM_REWARD' && option.reward ? [option.reward.emoji] : []

/** `Plant for your desk`, `Half a day off, Juniper hoodie or 1,000 points`. */
const inWords = (names: readonly string[]): string => {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`
}
