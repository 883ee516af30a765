import { bannerById, bannerPath } from '@laurel/contract/celebrations/banners.ts'
import Trophy from '@mui/icons-material/EmojiEventsOutlined'
import Box from '@mui/material/Box'

/** The banner of an award, or a place for one. */
export const AwardPicture = ({ bannerIds }: { readonly bannerIds: readonly string[] }) => {
  const banner = bannerIds.flatMap(id => bannerById(id) ?? [])[0]
  return (
    <Box
      aria-hidden
      sx={theme => ({
        aspectRatio: '3',
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        color: theme.palette.tokens.goldInk,
        backgroundColor: theme.palette.tokens.goldSoft,
      })}
    >
      {banner ? (
        <Box
          component="img"
          src={bannerPath(banner.id, 'svg')}
          alt=""
          sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        <Trophy sx={{ fontSize: 40 }} />
      )}
    </Box>
  )
}
