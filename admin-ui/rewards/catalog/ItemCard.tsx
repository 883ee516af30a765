import { thumbnailOf } from '@laurel/contract/rewards/itemImages.ts'
import type { TeamItem } from '@laurel/contract/rewards/teamItem.ts'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Emoji } from '../../elements/emoji/Emoji.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

type ItemCardProps = { readonly item: TeamItem; readonly onOpen: () => void }

/** An item of the catalog; it opens to be changed. */
export const ItemCard = ({ item, onOpen }: ItemCardProps) => {
  const formats = useFormats()
  const text = useText()
  const [image] = item.images
  return (
    <ButtonBase
      onClick={onOpen}
      sx={theme => ({
        ...cardStyle,
        border: `1px solid ${theme.palette.tokens.hairline}`,
        backgroundColor: theme.palette.tokens.surface,
        '&:hover': { borderColor: theme.palette.tokens.evergreen },
      })}
    >
      <Box aria-hidden sx={theme => ({ ...pictureStyle, backgroundColor: theme.palette.tokens.raised })}>
        {image === undefined ? (
          <Emoji emoji={item.emoji} />
        ) : (
          <img src={thumbnailOf(image)} alt="" width={220} height={220} loading="lazy" decoding="async" />
        )}
      </Box>
      <Box sx={{ padding: 2, display: 'grid', gap: 0.5 }}>
        <Box component="span" sx={{ typography: 'h3' }}>
          {item.name}
        </Box>
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
          <Box component="span" sx={theme => ({ fontWeight: 650, color: theme.palette.tokens.goldInk })}>
            {formats.points(item.point_cost)}
          </Box>
          {!item.in_stock && (
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {text('items.outOfStock')}
            </Box>
          )}
        </Box>
      </Box>
    </ButtonBase>
  )
}

const cardStyle = {
  width: '100%',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  textAlign: 'left',
  overflow: 'hidden',
  borderRadius: '14px',
} as const

const pictureStyle = {
  aspectRatio: '1',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  fontSize: '3.5rem',
  lineHeight: 1,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
} as const
