import type { CatalogItem } from '@laurel/contract/rewards/catalogItem.ts'
import { thumbnailOf } from '@laurel/contract/rewards/itemImages.ts'
import { Emoji } from '../../elements/Emoji.tsx'
import { Picture } from '../../elements/Picture.tsx'
import styles from './ItemPicture.module.css'

type ItemPictureProps = {
  readonly item: Pick<CatalogItem, 'images' | 'emoji'>
  readonly isFirst?: boolean
}

/** The thumbnail of an item, or its emoji. */
export const ItemPicture = ({ item: { images, emoji }, isFirst = false }: ItemPictureProps) => {
  const [image] = images
  return image === undefined ? (
    <span className={styles.emoji} aria-hidden="true">
      <Emoji emoji={emoji === '' ? null : emoji} />
    </span>
  ) : (
    <Picture src={thumbnailOf(image)} shape="square" isFirst={isFirst} />
  )
}
