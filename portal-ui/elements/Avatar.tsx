import styles from './Avatar.module.css'
import { initialsOf } from './initials.ts'
import { LaurelMark } from './LaurelMark.tsx'

type AvatarProps = {
  readonly person: { readonly name: string; readonly profile_picture: string | null } | null
  readonly size?: number
}

/** The picture of a person beside their name, or their initials. Laurel's own is the wreath. */
export const Avatar = ({ person, size = 44 }: AvatarProps) => (
  <span className={styles.avatar} style={{ width: size, height: size }} aria-hidden="true">
    {person === null ? (
      <LaurelMark size={Math.round(size * 0.6)} />
    ) : person.profile_picture === null ? (
      initialsOf(person.name)
    ) : (
      <img
        src={person.profile_picture}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    )}
  </span>
)
