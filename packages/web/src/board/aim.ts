/** Where the gate points: at the planet of the encounter, or at the one this page is about to aim at. */
import type { PlanetId } from '@cosmarium/engine';
import { useDecision, useDraft } from '../play/choosing.ts';
import { useView } from '../table/context.tsx';

export function useAim(): PlanetId {
  const planet = useView().encounter?.planet ?? -1;
  const decision = useDecision();
  const draft = useDraft();
  if (decision?.kind !== 'launch' || draft?.is !== 'aim' || draft.target === null) return planet;
  const target = decision.targets[draft.target];
  return typeof target === 'number' ? target : planet;
}
