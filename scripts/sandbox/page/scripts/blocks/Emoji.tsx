import { useState } from 'preact/hooks'
import { pictureOf } from './emoji.ts'

/** The drawing of an emoji, or its name between colons when there is none. */
export const Emoji = ({ name }: { name: string }) => {
  const [isUnknown, setUnknown] = useState(false)
  const words = name.replaceAll('_', ' ')
  return isUnknown ? (
    <span>:{name}:</span>
  ) : (
    <img
      class="emoji"
      src={pictureOf(name)}
      alt={words}
      title={`:${name}:`}
      onError={() => setUnknown(true)}
    />
  )
}
