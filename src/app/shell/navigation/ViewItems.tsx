import { sessionActions } from '#platform/session/slice';
import { useSession, useSessionDispatch } from '#platform/session/useSession';
import { MenuItem, MenuSection } from '#platform/ui/overlays/MenuItem';
import { shellTexts } from '../texts';

/** A manager's choice between the two sides of the product. */
export function ViewItems() {
  const helperView = useSession((session) => session.helperView);
  const dispatch = useSessionDispatch();
  const choose = (on: boolean) => dispatch(sessionActions.helperViewChosen(on));
  return (
    <MenuSection title={shellTexts.view}>
      <MenuItem text={shellTexts.manager} chosen={!helperView} onClick={() => choose(false)} />
      <MenuItem text={shellTexts.helper} chosen={helperView} onClick={() => choose(true)} />
    </MenuSection>
  );
}
