import { useCallback, useEffect, useRef } from 'react';
import { useOpeningRoute } from '../currentRoute';
import { type Navigate, useNavigate } from './useLink';

/** `useNavigate` for after an answer: goes nowhere if the person has left this part of the page by then. */
export function useNavigateIfHere(): Navigate {
  const navigate = useNavigate();
  const isLeaving = useOpeningRoute() !== undefined;
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = !isLeaving;
    return () => void (isHere.current = false);
  }, [isLeaving]);
  return useCallback(
    (to, options) => {
      if (isHere.current) navigate(to, options);
    },
    [navigate],
  );
}
