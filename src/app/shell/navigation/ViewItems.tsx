import { useCurrentRoute } from '#platform/routing/currentRoute';
import { getArea } from '#platform/routing/paths';
import { sessionActions } from '#platform/session/slice';
import { useSessionDispatch } from '#platform/session/useSession';
import { MenuItem, MenuSection } from '#platform/ui/overlays/MenuItem';
import { shellTexts } from '../texts';

/** A manager's choice between the two sides of the product. */
export function ViewItems() {
  const isHelperSide = getArea(useCurrentRoute().name) === 'helper';
  const dispatch = useSessionDispatch();
  const choose = (on: boolean) => dispatch(sessionActions.helperViewChosen(on));
  return (
    <MenuSection title={shellTexts.view}>
      <MenuItem text={shellTexts.manager} chosen={!isHelperSide} onClick={() => choose(false)} />
      <MenuItem text={shellTexts.helper} chosen={isHelperSide} onClick={() => choose(true)} />
    </MenuSection>
  );
}
