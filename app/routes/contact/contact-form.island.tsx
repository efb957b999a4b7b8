import { createIsland } from "~/islands/island.tsx";
import { ContactForm } from "./contact-form.tsx";

export default createIsland("contact-form", ContactForm);
