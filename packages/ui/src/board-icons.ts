/** The pictures of tools and boards under our own names. */
export {
  IconArrowBackUp as UndoIcon,
  IconArrowForwardUp as RedoIcon,
  IconArrowLeft as BackIcon,
  IconArrowRight as OnIcon,
  IconBackspace as EraseIcon,
  IconBulb as HintIcon,
  IconCheck as TickIcon,
  IconClock as ClockIcon,
  IconEyeCheck as StateIcon,
  IconKeyboard as KeysIcon,
  IconPencil as PencilIcon,
  IconPlayerPause as PauseIcon,
  IconPlayerPlay as ResumeIcon,
  IconRefresh as RestartIcon,
  IconX as CrossIcon,
} from "@tabler/icons-react";
