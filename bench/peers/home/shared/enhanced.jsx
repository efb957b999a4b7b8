"use client";

import { useEffect, useRef } from "react";
import { enhancements } from "./enhancements.js";

/** An element that a plain script makes work once it is hydrated. */
export function Enhanced({ as: Element, children, ...attributes }) {
  const ref = useRef(null);
  useEffect(() => enhancements[ref.current.dataset.enhancement](ref.current), []);
  return (
    <Element ref={ref} {...attributes}>
      {children}
    </Element>
  );
}
