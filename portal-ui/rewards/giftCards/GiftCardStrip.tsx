import { Link } from 'wouter'
import { Carousel } from '../../elements/Carousel.tsx'
import { useText } from '../../messages/useText.ts'
import { GiftCardTile, GiftCardTileSkeleton } from './GiftCardTile.tsx'
import { useFeaturedGiftCards } from './giftCardQueries.ts'

const places = ['1', '2', '3', '4', '5']

/** Featured gift cards on the home page. Without any there is nothing to show. */
export const GiftCardStrip = () => {
  const text = useText()

  const featured = useFeaturedGiftCards()
  const cards = featured.data?.gift_cards
  if (cards?.length === 0 || featured.isError) return null
  return (
    <Carousel title={text('home.giftCards')} more={<Link to="/gift-cards">{text('action.seeAll')}</Link>}>
      {cards?.map(card => <GiftCardTile key={card.id} card={card} />) ??
        places.map(place => <GiftCardTileSkeleton key={place} />)}
    </Carousel>
  )
}
